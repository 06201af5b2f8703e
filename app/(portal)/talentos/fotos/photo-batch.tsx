'use client';

import { Kbd } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { BulkBar } from '@/app/_ui/data-table/bulk-bar';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { useKeys } from '@/app/_ui/keys/use-keys';
import text from '@/app/_ui/theme/text.module.css';
import type { PhotoType } from '@/db/values/photo-types';
import { fullName } from '@/lib/core/full-name';
import styles from './photo-batch.module.css';
import review from './photo-review.module.css';
import type { ScreenProps } from './screen-props';

/** Many photos at once, one verdict on those that are chosen; by keys E chooses all, A approves, R rejects, Z undoes. */
export function PhotoBatch({ queue, photos, reasons, undo }: ScreenProps) {
  const t = useTranslations('photos.queue');
  const confirm = useConfirm();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = photos.filter(({ id }) => ids.has(id));
  const all = chosen.length === photos.length;
  const count = chosen.length;

  const toggle = (id: string) =>
    setIds((known) => (known.has(id) ? without(known, id) : new Set([...known, id])));
  const chooseAll = () => setIds(all ? new Set() : new Set(photos.map(({ id }) => id)));
  const decide = async (verdict: 'APPROVE' | 'REJECT', reason?: string) => {
    const reasonId = reasons.find(({ text: known }) => known === reason)?.id;
    const decided = await queue.decideMany(chosen, verdict, reasonId);
    setIds(new Set());
    if (decided > 0) toastSuccess(t('decidedMany', { count: decided }));
  };
  const approve = () =>
    confirm({
      title: t('approveManyTitle', { count }),
      confirmLabel: t('approveMany'),
      onConfirm: () => decide('APPROVE'),
    });
  const reject = () =>
    confirm({
      title: t('rejectManyTitle', { count }),
      confirmLabel: t('rejectMany'),
      tone: 'danger',
      reason: { label: t('reason'), options: reasons.map(({ text: known }) => known) },
      onConfirm: (reason) => decide('REJECT', reason),
    });
  useKeys([
    { key: 'e', does: t('chooseAll'), act: chooseAll },
    { key: 'a', does: t('approveMany'), act: count > 0 ? () => void approve() : undefined },
    { key: 'r', does: t('rejectMany'), act: count > 0 ? () => void reject() : undefined },
    { key: 'z', does: t('undo'), act: () => void queue.undo() },
  ]);

  return (
    <>
      <div className={styles.head}>
        <p className={text.dimmed} aria-live="polite">
          {t('left', { count: queue.left })}
        </p>
        <PlainButton variant="default" onClick={chooseAll}>
          {t(all ? 'chooseNone' : 'chooseAll')} <Kbd className={review.key}>E</Kbd>
        </PlainButton>
        {undo}
      </div>
      <ul className={styles.grid}>
        {photos.map(({ id, route, placeholder, type, repeatsRoute, talent }) => {
          const name = fullName(talent);
          return (
            <li key={id}>
              <label className={styles.card} data-chosen={ids.has(id) || undefined}>
                <input
                  type="checkbox"
                  aria-label={t('choose', { name })}
                  checked={ids.has(id)}
                  onChange={() => toggle(id)}
                />
                <img
                  src={`${route}/320`}
                  alt=""
                  {...(placeholder ? { style: { backgroundImage: `url(${placeholder})` } } : {})}
                />
                <span>{name}</span>
                <span className={text.small}>{t(`types.${type as PhotoType}`)}</span>
                {repeatsRoute && <SoftBadge tone="yellow">{t('repeatedShort')}</SoftBadge>}
              </label>
            </li>
          );
        })}
      </ul>
      {count > 0 && (
        <BulkBar count={count} onClear={() => setIds(new Set())}>
          <PlainButton variant="default" size="xs" onClick={() => void reject()} disabled={queue.busy}>
            {t('rejectMany')} <Kbd className={review.key}>R</Kbd>
          </PlainButton>
          <PlainButton size="xs" onClick={() => void approve()} disabled={queue.busy}>
            {t('approveMany')} <Kbd className={review.key}>A</Kbd>
          </PlainButton>
        </BulkBar>
      )}
    </>
  );
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));
