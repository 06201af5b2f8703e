import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import '@/app/_ui/theme/tokens.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/app/_ui/theme/base.css';
import '@/app/_ui/theme/mantine-touches.css';
import '@/app/_ui/theme/mantine-variables.generated.css';
import type { ReactNode } from 'react';
import { PortalMessages } from '@/app/_ui/client-messages';
import { EarlyEvents } from '@/app/_ui/form/early-events';
import { OldBrowser } from './old-browser';
import { UiProviders } from './ui-providers';

type Props = {
  lang: string;
  /** Classes that bring the typefaces. */
  fonts: string;
  /** The nonce of the security policy of this request. */
  nonce: string;
  children: ReactNode;
};

/** The document of a root layout with Mantine: its styles, its colour scheme before the first paint, its providers. */
export function RootFrame({ lang, fonts, nonce, children }: Props) {
  return (
    <html lang={lang} className={fonts} {...mantineHtmlProps}>
      <head>
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
        <EarlyEvents nonce={nonce} />
      </head>
      <body>
        <OldBrowser />
        <PortalMessages>
          <UiProviders nonce={nonce}>{children}</UiProviders>
        </PortalMessages>
      </body>
    </html>
  );
}
