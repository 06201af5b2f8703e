'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { RowButton } from '@/app/_ui/list/row-button';
import type { PhotoType } from '@/db/values/photo-types';
import { PHOTO } from '@/lib/core/states';
import { mayDecide } from '@/lib/talents/photos/review/rules';
import { UPDATE_MULTIMEDIA } from '@/lib/talents/photos/writes';
import styles from './talent-page.module.css';

type Props = {
  photo: { readonly id: string; readonly stateId: number; readonly type: PhotoType };
  /** What the photo is called in the names of its buttons. */
  name: string;
  /** The six reasons of the specification. */
  reasons: readonly string[];
};

/** Approve, reject and move a photo of a talent, each confirmed (specification 1, section 4.1). */
export function PhotoControls({ photo: { id, stateId, type }, name, reasons }: Props) {
  const t = useTranslations('photos.review');
  const router = useRouter();
  const confirm = useConfirm();
  const { confirmed } = useAction(UPDATE_MULTIMEDIA);
  const other = type === 'IBOOK' ? 'GALLERY' : 'IBOOK';

  /** What is refused has another state by now: the page is read again behind the dialog that tells it. */
  const write = async (change: Omit<Parameters<typeof confirmed>[0], 'id'>, done: string) => {
    try {
      await confirmed({ id, ...change }, done);
    } catch (refused) {
      router.refresh();
      throw refused;
    }
  };
  const approve = () =>
    confirm({
      title: t('approveTitle'),
      confirmLabel: t('approve'),
      onConfirm: () => write({ stateId: PHOTO.APPROVED, seenStateId: stateId }, t('approved')),
    });
  const reject = () =>
    confirm({
      title: t('rejectTitle'),
      confirmLabel: t('reject'),
      tone: 'danger',
      reason: { label: t('reason'), options: reasons },
      onConfirm: (observation) =>
        write({ stateId: PHOTO.REJECTED, seenStateId: stateId, observation }, t('rejected')),
    });
  const move = () =>
    confirm({
      title: t(`moveTitle.${other}`),
      confirmLabel: t('move'),
      onConfirm: () => write({ type: other }, t(`moved.${other}`)),
    });
  return (
    <div className={styles.controls}>
      <RowButton
        aria-label={t('approveOf', { photo: name })}
        disabled={!mayDecide(stateId, 'APPROVE')}
        onClick={() => void approve()}
      >
        {t('approve')}
      </RowButton>
      <RowButton
        aria-label={t('rejectOf', { photo: name })}
        disabled={!mayDecide(stateId, 'REJECT')}
        onClick={() => void reject()}
      >
        {t('reject')}
      </RowButton>
      {type !== 'PROFILE' && (
        <RowButton aria-label={t(`moveOf.${other}`, { photo: name })} onClick={() => void move()}>
          {t(other === 'GALLERY' ? 'toGallery' : 'toBook')}
        </RowButton>
      )}
    </div>
  );
}
