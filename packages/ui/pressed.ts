let pressed = false

if (typeof window !== 'undefined') {
  const down = () => {
    pressed = true
  }
  const up = () => {
    pressed = false
  }
  window.addEventListener('pointerdown', down, true)
  window.addEventListener('pointerup', up, true)
  window.addEventListener('pointercancel', up, true)
  window.addEventListener('blur', up)
}

/** Whether a mouse button, finger or pen is pressed. */
export const isPressed = () => pressed
