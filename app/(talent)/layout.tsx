import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import '@/app/_ui/theme/tokens.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/app/_ui/theme/base.css';
import '@/app/_ui/theme/mantine-touches.css';
import '@/app/_ui/theme/mantine-variables.generated.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { PortalMessages } from '@/app/_ui/client-messages';
import { UiProviders } from '@/app/_ui/theme/ui-providers';
import { geist, instrumentSerif } from '@/app/fonts/typefaces';
import { LOCALE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';
import { talentGate } from './_shell/gate';
import { TalentShell } from './_shell/talent-shell';

export function generateMetadata(): Metadata {
  const { name } = product();
  return {
    title: { default: name, template: `%s · ${name}` },
    icons: { icon: '/favicon.svg' },
    robots: { index: false },
  };
}

/** The frame of a talent's own place: a root layout of its own, for phones first. */
export default async function TalentLayout({ children }: { children: ReactNode }) {
  const { talent } = await talentGate();
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang={LOCALE} className={`${geist.variable} ${instrumentSerif.variable}`} {...mantineHtmlProps}>
      <head>
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
      </head>
      <body>
        <PortalMessages>
          <UiProviders nonce={nonce}>
            <TalentShell brand={product().name} name={talent.name}>
              {children}
            </TalentShell>
          </UiProviders>
        </PortalMessages>
      </body>
    </html>
  );
}
