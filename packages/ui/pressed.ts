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

/** Whether a button of the mouse, a finger or a pen is down. */
export const isPressed = () => pressed
