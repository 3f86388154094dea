import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/** Shade 8 is the accent of `tokens.css`; the lighter ones are mixed from it for what Mantine derives itself. */
const teal: MantineColorsTuple = [
  '#e2efed',
  '#c9e2df',
  '#a5cfcb',
  '#80bbb6',
  '#63bdb6',
  '#3f9792',
  '#27817d',
  '#177270',
  '#0b6463',
  '#084f4e',
]
const red: MantineColorsTuple = [
  '#f9e9e6',
  '#f3d2cd',
  '#e8b0a9',
  '#dd8d84',
  '#f18f85',
  '#c65a54',
  '#b94541',
  '#ae3834',
  '#a32d2a',
  '#86211f',
]
const green: MantineColorsTuple = [
  '#e4f0e6',
  '#cbe2d0',
  '#a9cfb2',
  '#83c99a',
  '#6aaf81',
  '#4f9567',
  '#3f8456',
  '#34774a',
  '#2a6b3f',
  '#1e5530',
]

/** Buttons take their colours straight from the tokens, so that light and dark are one rule. */
const variantColors: VariantColorsResolver = (input) => {
  const color = input.color ?? 'teal'
  const isAlert = color === 'red'
  if (color !== 'teal' && !isAlert) return defaultVariantColorsResolver(input)
  const name = isAlert ? 'alert' : 'accent'
  if (input.variant === 'filled') {
    return {
      background: `var(--${name})`,
      hover: `var(--${name}-hover)`,
      color: `var(--${name}-ink)`,
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    const hover = input.variant === 'subtle' ? `var(--${name}-wash)` : 'transparent'
    return { background: 'transparent', hover, color: `var(--${name})`, border: '1px solid transparent' }
  }
  if (input.variant === 'light') {
    return {
      background: `var(--${name}-wash)`,
      hover: `var(--${name}-wash)`,
      color: `var(--${name})`,
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'default') {
    return { background: 'var(--card)', hover: 'var(--wash)', color: 'var(--ink)', border: '1px solid var(--line)' }
  }
  return defaultVariantColorsResolver(input)
}

/** Mantine's variables that are ours: everything follows `tokens.css` in light and dark. */
const variables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--alert)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--wash)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--hair)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
  '--mantine-primary-color-light': 'var(--accent-wash)',
  '--mantine-primary-color-light-color': 'var(--accent)',
  '--mantine-color-teal-filled': 'var(--accent)',
  '--mantine-color-teal-light': 'var(--accent-wash)',
  '--mantine-color-red-filled': 'var(--alert)',
  '--mantine-color-green-filled': 'var(--good)',
  '--mantine-color-disabled': 'var(--wash)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--hair)',
}

/** Said for both schemes, because Mantine's own values are said for each. */
export const themeVariables: CSSVariablesResolver = () => ({ variables: {}, light: variables, dark: variables })

/** The staff and public pages. Measured with axe: shade 8, autoContrast, the dialog's header role and the toast's close label. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  colors: { teal, red, green },
  white: '#ffffff',
  black: '#18212b',
  variantColorResolver: variantColors,
  fontFamily: 'var(--font-staff)',
  headings: { fontFamily: 'var(--font-staff)', fontWeight: '600' },
  defaultRadius: 6,
  respectReducedMotion: true,
  cursorType: 'pointer',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  components: {
    // The header of a dialog is no page header: without this, two banners stand on the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.4 } } },
    // Otherwise an element without a role takes the first focus inside role=menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    TextInput: { defaultProps: { errorProps: { role: 'alert' } } },
  },
})
