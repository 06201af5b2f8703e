import type { Metadata } from 'next';
import { KeptDeskPage } from '@/app/_features/event-day/desk/kept-desk-page';
import { DESK_MESSAGES } from '@/app/_features/event-day/desk-messages';
import { ClientMessages } from '@/app/_ui/client-messages';

export const metadata: Metadata = { title: 'Mesa del evento' };

/** What stands for the desk of any event where there is no network: without anybody's data, which the device has. */
export default function KeptDesk() {
  return (
    <ClientMessages namespaces={DESK_MESSAGES}>
      <KeptDeskPage />
    </ClientMessages>
  );
}
