import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ConfirmSelfHost } from '@/app/_features/confirmation/confirm-self-host';
import { DesksOf } from '@/app/_features/event-day/kept/desks-of';
import { LeftElsewhere } from '@/app/_features/sessions/left-elsewhere';
import { SessionDialog } from '@/app/_features/sessions/session-dialog';
import { KeptOf } from '@/app/_ui/form/kept/kept-of';
import { RootFrame } from '@/app/_ui/root/root-frame';
import { geist, instrumentSerif } from '@/app/fonts/typefaces';
import { LOCALE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';
import { talentGate } from './_shell/gate';
import { OfflineWorker } from './_shell/offline-worker';
import { TalentShell } from './_shell/talent-shell';

export function generateMetadata(): Metadata {
  const { name } = product();
  return {
    title: { default: name, template: `%s · ${name}` },
    icons: { icon: '/favicon.svg', apple: '/app/icon-180.png' },
    manifest: '/mi-perfil/manifest.webmanifest',
    appleWebApp: { capable: true, title: name, statusBarStyle: 'default' },
    robots: { index: false },
  };
}

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1c1a17' },
  ],
};

/** The frame of a talent's own place: a root layout of its own, for phones first, and an app that can be installed. */
export default async function TalentLayout({ children }: { children: ReactNode }) {
  const { talent } = await talentGate();
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <RootFrame lang={LOCALE} fonts={`${geist.variable} ${instrumentSerif.variable}`} nonce={nonce}>
      <OfflineWorker />
      <KeptOf person={talent.talentId} />
      <LeftElsewhere />
      <SessionDialog kind="talent" email={talent.email} />
      <DesksOf userId={null} />
      <ConfirmSelfHost />
      <TalentShell brand={product().name} name={talent.name}>
        {children}
      </TalentShell>
    </RootFrame>
  );
}
