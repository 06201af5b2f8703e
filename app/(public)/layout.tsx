import '@/app/_ui/theme/tokens.css';
import '@/app/_ui/theme/base.css';
import '@/app/_ui/theme/public.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { EarlyEvents } from '@/app/_ui/form/early-events';
import { OldBrowser } from '@/app/_ui/root/old-browser';
import { geist, instrumentSerif } from '@/app/fonts/typefaces';
import { LOCALE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { shareCard } from './_shell/share-card';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { name } = product();
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: name, template: `%s · ${name}` },
    description: translate('shell.description'),
    openGraph: shareCard(),
    icons: { icon: '/favicon.svg' },
    robots: { index: false },
  };
}

export const viewport: Viewport = { colorScheme: 'light', themeColor: '#ffffff' };

/** No provider, and no client code but what forms need before theirs: a page brings what it needs. */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  // The nonce of the security policy is of this request, so nothing can be rendered ahead of it.
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang={LOCALE} className={`${geist.variable} ${instrumentSerif.variable}`}>
      <head>
        <EarlyEvents nonce={nonce} />
      </head>
      <body>
        <OldBrowser />
        {children}
      </body>
    </html>
  );
}
