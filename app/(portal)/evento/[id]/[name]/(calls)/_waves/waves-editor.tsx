'use client';

import { Button, Drawer } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CountInput } from '@/app/_ui/form/count-input';
import { type OrderedItem, OrderList } from '@/app/_ui/list/order-list';
import { RowIconSheet } from '@/app/_ui/list/row-icons';
import text from '@/app/_ui/theme/text.module.css';
import { MOST_HOURS, MOST_IN_WAVES, MOST_OF_A_WAVE } from '@/lib/convocatories/waves/inputs';
import { planWaves, type WaveClock } from '@/lib/convocatories/waves/timing';
import { formatDateTime } from '@/lib/core/dates';
import styles from './waves.module.css';

export type WavesDraft = {
  readonly people: readonly OrderedItem[];
  readonly size: number;
  readonly hours: number;
};

type Props = {
  /** Who waits, in order, and what a plan has now or begins with. */
  draft: WavesDraft;
  /** When the first of these waves goes, the waves that went, and until when talents answer. */
  nextAt: Date;
  sent: number;
  deadline: Date;
  clock: WaveClock;
  /** What the button says; it begins a plan, or keeps a changed one. */
  save: string;
  hint: string;
  /** Answers why it was not kept; null when it was. */
  onSave: (draft: WavesDraft) => Promise<string | null>;
  onClose: () => void;
};

/** The order in which people are called, how many at a time and how long between, with what that comes to. */
export default function WavesEditor(props: Props) {
  const { nextAt, sent, deadline, clock, save, hint, onSave, onClose } = props;
  const t = useTranslations('events.waves');
  const [people, setPeople] = useState(props.draft.people);
  const [size, setSize] = useState<number | null>(props.draft.size);
  const [hours, setHours] = useState<number | null>(props.draft.hours);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const whole = Boolean(size && hours);
  const waves = planWaves(
    people.map(({ id }) => id),
    { size: size || 1, hours: hours || 1, nextAt, sent, deadline },
    clock,
  );
  const beginning = new Map(waves.map((wave) => [(wave.number - sent - 1) * (size || 1), wave]));
  const late = waves.filter(({ tooLate }) => tooLate).reduce((sum, wave) => sum + wave.people.length, 0);

  const keep = async () => {
    if (!size || !hours) return;
    setSaving(true);
    setProblem(await onSave({ people, size, hours }));
    setSaving(false);
  };

  return (
    <Drawer opened onClose={onClose} position="right" size="min(560px, 100%)" title={t('title')}>
      <div className={styles.editor}>
        <p className={text.quiet}>{hint}</p>
        <div className={styles.fields}>
          <CountInput label={t('size')} value={size} onChange={setSize} min={1} max={MOST_OF_A_WAVE} />
          <CountInput
            label={t('hours')}
            description={t('hoursHint')}
            value={hours}
            onChange={setHours}
            min={1}
            max={MOST_HOURS}
          />
        </div>
        {late > 0 && (
          <p className={text.warning} role="status">
            {t('late', { count: late, when: formatDateTime(deadline, clock.timeZone) })}
          </p>
        )}
        <RowIconSheet names={['cross']} />
        <OrderList
          label={t('order')}
          items={people}
          onOrder={setPeople}
          {...(people.length > 1
            ? { onRemove: ({ id }: OrderedItem) => setPeople(people.filter((one) => one.id !== id)) }
            : {})}
          above={(place) => {
            const wave = beginning.get(place);
            return (
              wave && (
                <p className={styles.break} data-late={wave.tooLate || undefined}>
                  <strong>{t('wave', { number: wave.number })}</strong>{' '}
                  {t(wave.tooLate ? 'tooLate' : wave.number === 1 ? 'first' : 'latest', {
                    when: formatDateTime(wave.at, clock.timeZone),
                  })}
                </p>
              )
            );
          }}
        />
        {people.length > MOST_IN_WAVES && (
          <p className={text.problem}>{t('tooMany', { most: MOST_IN_WAVES })}</p>
        )}
        {problem && (
          <p className={text.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.foot}>
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            loading={saving}
            disabled={!whole || people.length > MOST_IN_WAVES}
            onClick={() => void keep()}
          >
            {save}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
