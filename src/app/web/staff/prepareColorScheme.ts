import { colorSchemes } from './Providers.tsx'

/** Sets light or dark before the first paint; afterwards Mantine keeps it. */
export function prepareColorScheme(): void {
  const chosen = colorSchemes.get('auto')
  const isDark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}
