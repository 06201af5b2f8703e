import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { cutAt, MoreRows, rowsAsked } from '@/app/_ui/list/more-rows';
import type { AgencyActor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { getWebhook, type ListedWebhook, listWebhooks, MOST_SHOWN } from '@/lib/webhooks/queries';
import { eventOf, kindsOf } from '@/lib/webhooks/rules';
import { CreateWebhookButton } from './create-webhook-button';
import { DeliveryList } from './delivery-list';
import { WebhookList, type WebhookRow } from './webhook-list';

type Props = {
  actor: AgencyActor;
  /** The address of this part of the profile. */
  path: string;
  /** Of which address messages are shown, and how many. */
  query: SearchParams;
};

/** The programs that are told of what happens, and what became of the messages to one of them. */
export async function WebhooksCard({ actor, path, query }: Props) {
  const [webhooks, t] = await Promise.all([listWebhooks(actor), getTranslations('integrations.webhooks')]);
  const chosen = paramOf(query, 'aviso');
  const shown = webhooks.find(({ id }) => id === chosen);
  const when = (at: Date | null) => at && formatDateTime(at, DEFAULT_TIME_ZONE);
  const stateOf = ({ pausedAt, failingSince, lastSentAt }: ListedWebhook): WebhookRow['state'] => {
    if (pausedAt) return 'PAUSED';
    if (failingSince) return 'FAILING';
    return lastSentAt ? 'WELL' : 'NEW';
  };
  return (
    <>
      <SectionCard flush title={t('title')} description={t('text')} actions={<CreateWebhookButton />}>
        {webhooks.length === 0 ? (
          <EmptyState compact title={t('none')} text={t('noneText')} />
        ) : (
          <WebhookList
            rows={webhooks.map((webhook) => ({
              id: webhook.id,
              url: webhook.url,
              events: kindsOf(webhook.happenings),
              state: stateOf(webhook),
              lastSent: when(webhook.lastSentAt),
              href: `${path}&aviso=${webhook.id}`,
            }))}
          />
        )}
      </SectionCard>
      {shown && (
        <Deliveries
          actor={actor}
          webhook={shown}
          most={rowsAsked(query, MOST_SHOWN)}
          href={`${path}&aviso=${shown.id}`}
        />
      )}
    </>
  );
}

type DeliveriesProps = { actor: AgencyActor; webhook: ListedWebhook; most: number; href: string };

async function Deliveries({ actor, webhook: { id, url }, most, href }: DeliveriesProps) {
  const [{ deliveries: found }, t] = await Promise.all([
    getWebhook(actor, id, { limit: most + 1 }),
    getTranslations('integrations.webhooks'),
  ]);
  const { rows: deliveries, isCut } = cutAt(found, most);
  return (
    <SectionCard flush title={t('sent')} description={url}>
      <DeliveryList
        rows={deliveries.map((one) => ({
          id: one.id,
          event: eventOf(one.happening),
          when: formatDateTime(one.happenedAt, DEFAULT_TIME_ZONE),
          state: one.state,
          attempts: one.attempts,
          statusCode: one.statusCode,
          tookMs: one.tookMs,
          failure: one.failure,
          answer: one.answer,
          next: one.nextAttemptAt && formatDateTime(one.nextAttemptAt, DEFAULT_TIME_ZONE),
        }))}
      />
      <MoreRows shown={deliveries.length} isCut={isCut} href={href} />
    </SectionCard>
  );
}
