import { Table, TableTbody, TableTd, TableTh, TableThead, TableTr, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ABILITIES, type Ability, hasAbility, ROLES } from '@/lib/core/abilities';
import type { AgencyRole } from '@/lib/core/actor';
import styles from './roles-table.module.css';

/** What each role may do, from the same table that a test holds to the policies. */
export function RolesTable({ own }: { own: AgencyRole }) {
  const t = useTranslations('team.roles');
  const tAbilities = useTranslations('team.abilities');
  const tRoles = useTranslations('agencies.roles');
  return (
    <SectionCard title={t('title')} description={t('text', { role: tRoles(own) })} flush>
      {/* Roles are written out because on phones its elements are no longer displayed as a table. */}
      <Table
        role="table"
        className={styles.table}
        withRowBorders={false}
        horizontalSpacing={0}
        verticalSpacing={0}
      >
        <TableThead role="rowgroup">
          <TableTr role="row">
            <TableTh role="columnheader" scope="col">
              {t('ability')}
            </TableTh>
            {ROLES.map((role) => (
              <TableTh role="columnheader" key={role} scope="col" data-own={role === own || undefined}>
                {tRoles(role)}
              </TableTh>
            ))}
          </TableTr>
        </TableThead>
        <TableTbody role="rowgroup">
          {(Object.keys(ABILITIES) as Ability[]).map((ability) => (
            <TableTr role="row" key={ability}>
              <TableTh role="rowheader" scope="row">
                {tAbilities(ability)}
              </TableTh>
              {ROLES.map((role) => (
                <TableTd role="cell" key={role} data-own={role === own || undefined} data-role={tRoles(role)}>
                  <Mark yes={hasAbility(role, ability)} words={t} />
                </TableTd>
              ))}
            </TableTr>
          ))}
        </TableTbody>
      </Table>
    </SectionCard>
  );
}

function Mark({ yes, words }: { yes: boolean; words: (key: 'yes' | 'no') => string }) {
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={16} stroke={yes ? 2 : 1.5} aria-hidden className={yes ? styles.yes : styles.no} />
      <VisuallyHidden>{words(yes ? 'yes' : 'no')}</VisuallyHidden>
    </>
  );
}
