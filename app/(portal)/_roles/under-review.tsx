import { Group } from '@mantine/core';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { can } from '@/lib/core/abilities';
import { profilePath } from '@/lib/core/paths';
import type { Account } from '@/lib/identity/accounts';
import { accountActor } from '@/lib/identity/session';
import { seesPool } from '@/lib/talents/policy';

type Props = { account: Account };

/** Stands where people would for an agency that Elenco has not let in: says why, and what it can do meanwhile. */
export async function UnderReview({ account }: Props) {
  const t = await getTranslations('pages.underReview');
  const { agencyId, agencyName } = account;
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <Group justify="center">
          {can(accountActor(account), 'quote') && (
            <ButtonLink href="/cotizador/crear">{t('quote')}</ButtonLink>
          )}
          {agencyId && (
            <ButtonLink variant="default" href={profilePath(agencyId, agencyName ?? '')}>
              {t('profile')}
            </ButtonLink>
          )}
        </Group>
      }
    />
  );
}

/** The same above a page that holds more than people; nothing for an agency that is let in. */
export async function UnderReviewNotice({ account }: Props) {
  const actor = accountActor(account);
  if (actor.kind !== 'agencyUser' || seesPool(actor)) return null;
  const t = await getTranslations('pages.underReview');
  return <Notice title={t('title')}>{t('text')}</Notice>;
}
