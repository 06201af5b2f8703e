import { ConfirmSelfHost } from '@/app/_features/confirmation/confirm-self-host';
import { DesksOf } from '@/app/_features/event-day/kept/desks-of';
import { UnsentDesk } from '@/app/_features/event-day/kept/unsent-desk';
import { LeftElsewhere } from '@/app/_features/sessions/left-elsewhere';
import { SessionDialog } from '@/app/_features/sessions/session-dialog';
import { KeptOf } from '@/app/_ui/form/kept/kept-of';
import { RootFrame } from '@/app/_ui/root/root-frame';
import '@mantine/dates/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { geist, instrumentSerif } from '@/app/fonts/typefaces';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE, LOCALE } from '@/lib/i18n/locale';
import { countUnread } from '@/lib/inbox/queries';
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
  const [counters, { count: unread }] = await Promise.all([readCounters(actor), countUnread(actor)]);
  const nonce = (await headers()).get('x-nonce') ?? '';
  const { name, legalName } = product();
  const year = Number(isoDateInZone(new Date(), DEFAULT_TIME_ZONE).slice(0, 4));

  return (
    <RootFrame lang={LOCALE} fonts={`${geist.variable} ${instrumentSerif.variable}`} nonce={nonce}>
      <PortalShell
        account={toShellAccount(account)}
        brand={name}
        company={legalName}
        year={year}
        counters={counters}
        unread={unread}
      >
        <KeptOf person={account.userId} />
        <SessionDialog kind={account.kind === 'administrator' ? 'admin' : 'agency'} email={account.email} />
        <LeftElsewhere />
        <DesksOf userId={account.userId} />
        <ConfirmSelfHost />
        {account.needsMobileToken && <MobileNotice />}
        {account.agencyId && <UnsentDesk userId={account.userId} />}
        {children}
      </PortalShell>
    </RootFrame>
  );
}
