import { MantineProvider, createTheme, localStorageColorSchemeManager, mergeThemeOverrides } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { queryClient } from '#base/web/queryClient.ts'
import { styleNonce } from '#base/web/styleNonce.ts'
import { de } from '#base/web/text.de.ts'
import { en } from '#base/web/text.en.ts'
import { theme, themeVariables } from '#base/web/theme.ts'
import { useTexts } from '#base/web/useTexts.ts'

export const colorSchemes = localStorageColorSchemeManager({ key: 'colorScheme' })

/** What every screen of this entry stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const t = useTexts({ de, en })
  const spoken = useMemo(() => {
    const closeButtonProps = { 'aria-label': t.close }
    const components = {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
    }
    return mergeThemeOverrides(theme, createTheme({ components }))
  }, [t.close])

  return (
    <MantineProvider
      theme={spoken}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <Notifications position="top-right" containerWidth={360} />
          {children}
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
