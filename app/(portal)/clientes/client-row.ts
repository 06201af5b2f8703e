import type { Accepted, ClientOverview } from '@/lib/clients/client-overview';
import { formatShortDate } from '@/lib/core/dates';
import { quotationPath } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';
import { chatUrl, formatPhone } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

/** A client as the list shows it: this much goes to the browser. */
export type ClientRow = {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly identification: string | null;
  readonly producer: string | null;
  readonly phone: { readonly text: string; readonly chat: string | null } | null;
  readonly last: { readonly href: string; readonly event: string; readonly date: string } | null;
  readonly accepted: readonly Accepted[];
  readonly stateId: number;
};

export function toClientRow(client: ClientOverview): ClientRow {
  const { phoneProducer, dialingCode, lastQuotation } = client;
  return {
    id: client.id,
    name: client.name,
    logoUrl: client.logoFileId ? photoUrl(client.logoFileId, 96) : null,
    identification: client.identification,
    producer: client.nameProducer,
    phone: phoneProducer
      ? { text: formatPhone(phoneProducer, dialingCode), chat: chatUrl(phoneProducer, dialingCode) }
      : null,
    last: lastQuotation && {
      href: quotationPath(lastQuotation.id, lastQuotation.nameEvent),
      event: lastQuotation.nameEvent,
      date: formatShortDate(new Date(lastQuotation.at), DEFAULT_TIME_ZONE),
    },
    accepted: client.accepted,
    stateId: client.stateId,
  };
}
