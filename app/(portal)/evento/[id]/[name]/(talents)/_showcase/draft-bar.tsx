'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import type { DraftState } from '@/lib/convocatories/showcase/drafting/draft-state';
import { DISCARD_SHOWCASE_DRAFT, PUBLISH_SHOWCASE } from '@/lib/convocatories/showcase/writes';
import styles from './draft-bar.module.css';

type Props = {
  eventId: string;
  draft: DraftState;
  /** Where the draft is looked at as the client would see it. */
  previewHref: string;
};

/** What was prepared and the client does not see yet, to look at, to publish or to take back. */
export function DraftBar({ eventId, draft: { changes }, previewHref }: Props) {
  const t = useTranslations('events.showcase');
  const confirm = useConfirm();
  const publishing = useAction(PUBLISH_SHOWCASE);
  const discarding = useAction(DISCARD_SHOWCASE_DRAFT);
  const discard = () =>
    confirm({
      title: t('discardTitle', { count: changes }),
      message: t('discardText'),
      tone: 'danger',
      confirmLabel: t('discard'),
      onConfirm: () => discarding.confirmed({ eventId }, t('discarded')),
    });
  return (
    <div
      className={styles.bar}
      data-changed={changes > 0 || undefined}
      data-sticks={changes > 0 ? 'bottom' : undefined}
    >
      <p className={styles.state} role="status">
        {t('draft', { count: changes })}
      </p>
      <div className={styles.acts}>
        <ButtonLink variant="default" size="xs" href={previewHref}>
          {t('preview')}
        </ButtonLink>
        {changes > 0 && (
          <>
            <Button variant="subtle" color="ink" size="xs" onClick={() => void discard()}>
              {t('discard')}
            </Button>
            <Button
              size="xs"
              loading={publishing.pending}
              onClick={() => void publishing.press({ eventId }, t('published'))}
            >
              {t('publish')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
