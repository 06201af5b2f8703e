'use client';

import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { TextInput } from '@/app/_ui/controls/text-input';
import { FormFooter } from '@/app/_ui/form/form-footer';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import { holdsSearch } from '@/lib/core/readers/search';
import type { PayableClaim } from '@/lib/payouts/queries';
import { ADD_CLAIMS } from '@/lib/payouts/writes';
import styles from '../payouts.module.css';

type Props = { batchId: string; currency: string; claims: readonly PayableClaim[]; onDone: () => void };

/** Approved claims that a draft may still take, chosen from a list. */
export default function AddClaims({ batchId, currency, claims, onDone }: Props) {
  const t = useTranslations('payouts.add');
  const tItems = useTranslations('payouts.items');
  const ui = useTranslations('ui');
  const adding = useAction(ADD_CLAIMS);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const shown = claims.filter(({ name, eventName }) => holdsSearch(`${name} ${eventName}`, search));
  const areAll = shown.length > 0 && shown.every(({ id }) => chosen.includes(id));
  const toggle = (ids: readonly string[], on: boolean) =>
    choose(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));

  async function add() {
    const said = t('saved', { count: chosen.length });
    if (await adding.press({ id: batchId, claimIds: [...chosen] }, said)) onDone();
  }

  if (claims.length === 0) return <p className={text.note}>{t('none', { currency })}</p>;
  return (
    <>
      <p className={text.note}>{t('text', { currency })}</p>
      {claims.length > 8 && (
        <TextInput
          label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
      <div className={styles.offered}>
        {shown.length === 0 && <p className={text.note}>{t('nothing')}</p>}
        {shown.length > 1 && (
          <Checkbox
            label={t('all')}
            checked={areAll}
            onChange={(event) =>
              toggle(
                shown.map(({ id }) => id),
                event.currentTarget.checked,
              )
            }
          />
        )}
        {shown.map(({ id, name, number, eventName, bank, left }) => (
          <div key={id} className={styles.offer}>
            <Checkbox
              label={name}
              description={[tItems('claim', { number }), eventName, bank].join(' · ')}
              checked={chosen.includes(id)}
              onChange={(event) => toggle([id], event.currentTarget.checked)}
            />
            <span className={styles.left}>{formatMoney(left, currency)}</span>
          </div>
        ))}
      </div>
      <FormFooter>
        <Button variant="default" onClick={onDone}>
          {ui('cancel')}
        </Button>
        <Button onClick={add} loading={adding.pending} disabled={chosen.length === 0}>
          {t('save', { count: chosen.length })}
        </Button>
      </FormFooter>
    </>
  );
}
