import { Group } from '@mantine/core';
import { getFormatter, getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { ABILITIES, type Ability } from '@/lib/core/abilities';
import { profilePath } from '@/lib/core/paths';
import type { Account } from '@/lib/identity/accounts';

type Props = {
  account: Account;
  /** What the screen is for. */
  ability: Extract<Ability, 'keepClients' | 'quote' | 'callTalents' | 'runEvents' | 'reviewClaims'>;
  /** The nearest screen that one may see. */
  back: string;
};

/** Stands where a screen would that one's role does not include: says whose it is, and who can change that. */
export async function NotInRole({ account, ability, back }: Props) {
  const [t, roleName, format] = await Promise.all([
    getTranslations('pages.notInRole'),
    getTranslations('people.roles'),
    getFormatter(),
  ]);
  const { role, agencyId, agencyName } = account;
  return (
    <EmptyState
      wholePage
      title={t('title')}
      text={t('text', {
        role: role ? roleName(role) : '',
        ability: t(`abilities.${ability}`),
        roles: format.list(ABILITIES[ability].map((each) => roleName(each))),
      })}
      action={
        <Group justify="center">
          <ButtonLink href={back}>{t('back')}</ButtonLink>
          {agencyId && (
            <ButtonLink variant="default" href={`${profilePath(agencyId, agencyName ?? '')}?seccion=equipo`}>
              {t('roles')}
            </ButtonLink>
          )}
        </Group>
      }
    />
  );
}
