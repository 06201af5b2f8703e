import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { AgencyActor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { getWebhook, type ListedWebhook, listWebhooks } from '@/lib/webhooks/queries';
import { eventOf } from '@/lib/webhooks/rules';
import { CreateWebhookButton } from './create-webhook-button';
import { DeliveryList } from './delivery-list';
import { WebhookList, type WebhookRow } from './webhook-list';

type Props = {
  actor: AgencyActor;
  /** The address of this part of the profile. */
  path: string;
  /** Whose messages are shown: an id of the address bar; null for none. */
  chosen: string | null;
};

/** The programs that are told of what happens, and what became of the messages to one of them. */
export async function WebhooksCard({ actor, path, chosen }: Props) {
  const [webhooks, t] = await Promise.all([listWebhooks(actor), getTranslations('integrations.webhooks')]);
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
              events: webhook.happenings.length,
              state: stateOf(webhook),
              lastSent: when(webhook.lastSentAt),
              href: `${path}&aviso=${webhook.id}`,
            }))}
          />
        )}
      </SectionCard>
      {shown && <Deliveries actor={actor} id={shown.id} url={shown.url} />}
    </>
  );
}

async function Deliveries({ actor, id, url }: { actor: AgencyActor; id: string; url: string }) {
  const [{ deliveries }, t] = await Promise.all([
    getWebhook(actor, id),
    getTranslations('integrations.webhooks'),
  ]);
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
    </SectionCard>
  );
}
