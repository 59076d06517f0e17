import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** Colors from the design tokens. The kit requires ten shades; the product uses the sixth and its neighbours. */
const cinnabar = [
  '#f9e9e3',
  '#f3d3c9',
  '#e8ac9c',
  '#dd8570',
  '#d2614a',
  '#cf4630',
  '#c23b26',
  '#a92f1d',
  '#8f2717',
  '#741e11',
] as const

export const theme = createTheme({
  primaryColor: 'cinnabar',
  primaryShade: { light: 6, dark: 5 },
  colors: { cinnabar: [...cinnabar] },
  black: '#1e2530',
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: { fontFamily: 'var(--font-serif)', fontWeight: '700' },
  defaultRadius: '4px',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    // `lg` is for public pages and dialogs, all other sizes are for the dense editor.
    Input: {
      vars: (_: unknown, { size }: { size?: string }) => ({
        wrapper: {
          '--input-height': size === 'lg' ? '42px' : '32px',
          '--input-fz': size === 'lg' ? '14px' : '13px',
        },
      }),
    },
    InputWrapper: {
      styles: { label: { fontWeight: 400, fontSize: 13, color: 'var(--ink-3)', marginBottom: 5 } },
    },
    PasswordInput: {
      vars: () => ({ root: { '--psi-icon-size': '17px', '--psi-button-size': '28px' } }),
    },
    Checkbox: { defaultProps: { size: 'xs', color: 'var(--ink)', iconColor: 'var(--paper)' } },
  },
})

/** Maps the kit's variables to our design tokens, which support light and dark. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--paper-raised)',
    '--mantine-color-default-hover': 'var(--ink-wash)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-anchor': 'var(--ink)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-primary-color-filled': 'var(--cinnabar)',
    '--mantine-primary-color-filled-hover': 'var(--cinnabar-hover)',
    '--mantine-primary-color-light': 'var(--cinnabar-wash)',
    '--mantine-primary-color-light-color': 'var(--cinnabar-text)',
    '--mantine-color-cinnabar-filled': 'var(--cinnabar)',
    '--mantine-color-cinnabar-filled-hover': 'var(--cinnabar-hover)',
    '--mantine-z-index-app': '100',
    '--mantine-z-index-modal': '2000',
    '--mantine-z-index-popover': '2001',
    '--mantine-z-index-overlay': '2000',
    '--mantine-z-index-max': '9999',
  }
  return { variables: shared, light: shared, dark: shared }
}
