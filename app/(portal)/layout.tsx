import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import '@/app/_ui/theme/tokens.css';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '@/app/_ui/theme/base.css';
import '@/app/_ui/theme/mantine-touches.css';
import '@/app/_ui/theme/mantine-variables.generated.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { PortalMessages } from '@/app/_ui/client-messages';
import { UiProviders } from '@/app/_ui/theme/ui-providers';
import { geist, instrumentSerif } from '@/app/fonts/typefaces';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE, LOCALE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';
import { portalGate } from './_shell/gate';
import { MobileNotice } from './_shell/mobile-notice';
import { PortalShell } from './_shell/portal-shell';
import { readCounters } from './_shell/read-counters';
import { toShellAccount } from './_shell/shell-account';

export function generateMetadata(): Metadata {
  const { name } = product();
  return {
    title: { default: name, template: `%s · ${name}` },
    icons: { icon: '/favicon.svg' },
    robots: { index: false },
  };
}

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const { actor, account } = await portalGate();
  const counters = await readCounters(actor);
  const nonce = (await headers()).get('x-nonce') ?? '';
  const { name, legalName } = product();
  const year = Number(isoDateInZone(new Date(), DEFAULT_TIME_ZONE).slice(0, 4));

  return (
    <html lang={LOCALE} className={`${geist.variable} ${instrumentSerif.variable}`} {...mantineHtmlProps}>
      <head>
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
      </head>
      <body>
        <PortalMessages>
          <UiProviders nonce={nonce}>
            <PortalShell
              account={toShellAccount(account)}
              brand={name}
              company={legalName}
              year={year}
              counters={counters}
            >
              {account.needsMobileToken && <MobileNotice />}
              {children}
            </PortalShell>
          </UiProviders>
        </PortalMessages>
      </body>
    </html>
  );
}
