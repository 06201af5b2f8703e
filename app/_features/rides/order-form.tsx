'use client';

import { Button, Checkbox, Textarea } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import text from '@/app/_ui/theme/text.module.css';
import type { RideDirection } from '@/db/values/rides';
import { formatMoney } from '@/lib/core/money';
import { ORDER_EVENT_RIDES } from '@/lib/rides/event-rides/writes';
import { ESTIMATE_RIDES, SUGGEST_CARS } from './operations';
import styles from './transport.module.css';

type Told = { readonly key: string; readonly names: string; readonly said: string };

type Props = {
  eventId: string;
  direction: RideDirection;
  people: readonly { readonly id: string; readonly name: string }[];
  onDone: () => void;
};

/** Cars for chosen people, alone or shared, now or ahead: what each costs, told by itself, and what became of it afterwards. */
export default function OrderForm({ eventId, direction, people, onDone }: Props) {
  const t = useTranslations('events.transport');
  const router = useRouter();
  const ordering = useWrite(ORDER_EVENT_RIDES);
  const [shared, setShared] = useState(false);
  const [scheduledFor, setScheduledFor] = useState<string | null>(null);
  const [told, setTold] = useState<readonly Told[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [ordered, setOrdered] = useState(false);
  const [message, setMessage] = useState('');
  /** Somebody is fetched, or taken, about where the address lies. */
  const [isNear, setNear] = useState(false);
  const [noteProblem, setNoteProblem] = useState<string | null>(null);
  const nameOf = (ids: readonly string[]) =>
    ids.map((id) => people.find((one) => one.id === id)?.name ?? '').join(', ');

  const carsNow = async () => {
    const alone = people.map(({ id }) => ({ talentIds: [id] }));
    if (!shared) return alone;
    const client = await loadClient();
    const answer = await client
      ?.query(SUGGEST_CARS, { eventId, talentIds: people.map(({ id }) => id) })
      .toPromise();
    return answer?.data?.sharedCars ?? alone;
  };

  const inputNow = async () => ({ eventId, direction, cars: await carsNow(), scheduledFor });

  const estimate = useEffectEvent(async (left: AbortSignal) => {
    const input = await inputNow();
    const client = await loadClient();
    const answer = await client
      ?.query(ESTIMATE_RIDES, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    if (left.aborted) return;
    if (!answer?.data) return setFailure(answer?.error?.graphQLErrors[0]?.message ?? t('failed'));
    setNear(answer.data.eventRideEstimates.some(({ isApproximate }) => isApproximate));
    setTold(
      answer.data.eventRideEstimates.map(({ talentIds, problem, cost, currencyCode, tripMinutes }) => ({
        key: talentIds.join(),
        names: nameOf(talentIds),
        said:
          problem ??
          (cost && currencyCode
            ? t('costs', { amount: formatMoney(cost.total, currencyCode), minutes: tripMinutes ?? 0 })
            : t('noPrice')),
      })),
    );
  });

  // Another price may hold for another hour, and for shared cars: what is ordered meanwhile is told by what became of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what the prices are of
  useEffect(() => {
    if (ordered) return;
    setTold(null);
    setFailure(null);
    const left = new AbortController();
    void estimate(left.signal);
    return () => left.abort();
  }, [shared, scheduledFor, ordered]);

  const order = async () => {
    setFailure(null);
    setNoteProblem(null);
    const result = await ordering.run({ ...(await inputNow()), message: message.trim() || null });
    if (!result.ok) {
      const [field] = result.failure.fields;
      if (field?.path === 'message') return setNoteProblem(field.message);
      return setFailure(field ? field.message : result.failure.message);
    }
    setOrdered(true);
    setTold(
      result.data.map(({ talentIds, problem, isNew }) => ({
        key: talentIds.join(),
        names: nameOf(talentIds),
        said: problem ?? t(isNew ? 'isOrdered' : 'wasThere'),
      })),
    );
    router.refresh();
  };

  return (
    <div className={styles.form}>
      {!ordered && (
        <>
          <DateTimeField
            label={t('when')}
            description={t('whenHint')}
            clearable
            value={scheduledFor}
            onChange={setScheduledFor}
          />
          {people.length > 1 && (
            <Checkbox
              label={t('share')}
              checked={shared}
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            />
          )}
          {isNear && (
            <Textarea
              label={t('note')}
              description={t('noteHint')}
              required
              maxLength={300}
              autosize
              minRows={2}
              value={message}
              error={noteProblem}
              onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            />
          )}
        </>
      )}
      <ul className={text.list} aria-live="polite">
        {(
          told ?? people.map(({ id, name }) => ({ key: id, names: name, said: failure ? '' : t('asking') }))
        ).map(({ key, names, said }) => (
          <li key={key} className={styles.car}>
            <span>{names}</span>
            <span className={text.note}>{said}</span>
          </li>
        ))}
      </ul>
      {failure && (
        <p className={text.note} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        {ordered ? (
          <Button onClick={onDone}>{t('close')}</Button>
        ) : (
          <Button loading={ordering.pending} onClick={() => void order()}>
            {t('order')}
          </Button>
        )}
      </div>
    </div>
  );
}
