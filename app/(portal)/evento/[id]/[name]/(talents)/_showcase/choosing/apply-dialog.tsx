'use client';

import { Checkbox } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import text from '@/app/_ui/theme/text.module.css';
import type { Mark } from '@/db/values/marks';
import { APPLY_SELECTION } from '@/lib/convocatories/showcase/choosing/writes';

/** What a person sent, by the places of the event. */
export type Selection = {
  readonly roundId: string;
  readonly chosen: readonly {
    readonly id: string;
    readonly name: string;
    readonly mark: Mark | null;
  }[];
};

type Refused = { readonly name: string; readonly why: string };

/** Confirms those with a yes by one press, and tells of each that could not be why. */
export default function ApplyDialog({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const t = useTranslations('events.choosing');
  const router = useRouter();
  const { run, pending } = useWrite(APPLY_SELECTION);
  const [discards, setDiscards] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Refused[] | null>(null);
  const { roundId, chosen } = selection;
  const [wanted, unwanted] = [
    chosen.filter(({ mark }) => mark === 'YES'),
    chosen.filter(({ mark }) => mark === 'NO'),
  ];

  async function apply() {
    setFailure(null);
    const result = await run({ roundId, discards });
    if (!result.ok) return setFailure(result.failure.message);
    router.refresh();
    const names = new Map(chosen.map(({ id, name }) => [id, name]));
    setRefused(
      result.data.flatMap(({ id, refused: why }) => (why ? [{ name: names.get(id) ?? '', why }] : [])),
    );
  }

  if (refused)
    return (
      <>
        <p role="status">
          {refused.length === 0 ? t('appliedAll') : t('appliedSome', { count: refused.length })}
        </p>
        <ul className={text.list}>
          {refused.map(({ name, why }) => (
            <li key={name}>
              <strong>{name}</strong>: {why}
            </li>
          ))}
        </ul>
        <PlainButton onClick={onDone}>{t('close')}</PlainButton>
      </>
    );
  return (
    <>
      <p>{t('applyText', { count: wanted.length })}</p>
      <p className={text.quiet}>{wanted.map(({ name }) => name).join(', ')}</p>
      {unwanted.length > 0 && (
        <Checkbox
          mb="md"
          label={t('discards', { count: unwanted.length })}
          checked={discards}
          onChange={({ currentTarget }) => setDiscards(currentTarget.checked)}
        />
      )}
      {failure && (
        <p role="alert" className={text.problem}>
          {failure}
        </p>
      )}
      <PlainButton disabled={pending || (wanted.length === 0 && !discards)} onClick={() => void apply()}>
        {t('applyNow', { count: wanted.length })}
      </PlainButton>
    </>
  );
}
