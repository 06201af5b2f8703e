'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import styles from './publish-all.module.css';
import { nameIn, type RoleToCall } from './role-card';
import type { Made } from './use-publish-all';

type Props = {
  made: Made;
  roles: readonly RoleToCall[];
  /** Where the calls of the event are. */
  back: string;
  busy: boolean;
  onGoOn: () => void;
};

/** What came of publishing and calling, role by role, and the way to go on where it stopped. Takes the focus. */
export function OutcomeCard({ made, roles, back, busy, onGoOn }: Props) {
  const t = useTranslations('events.publishAll');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told anew is led to again
  useEffect(() => box.current?.focus(), [made]);
  const { results, stopped } = made;
  const published = [...results.values()].filter(({ refused }) => refused === null);
  const people = published.reduce((sum, { called }) => sum + called, 0);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.outcome}>
      <SectionCard title={t('outcome')}>
        {published.length > 0 && <p>{t('done', { roles: published.length, people })}</p>}
        {results.size > 0 && (
          <ul className={text.list}>
            {roles.flatMap((role) => {
              const result = results.get(role.id);
              if (!result) return [];
              const { refused, called, leftOut, failed } = result;
              const names = LIST_FORMAT.format(leftOut.map((id) => nameIn(role, id)));
              return [
                refused === null
                  ? t('publishedRole', { role: role.title, count: called })
                  : t('refused', { role: role.title, why: refused }),
                ...(leftOut.length > 0
                  ? [t('leftOut', { role: role.title, names, count: leftOut.length })]
                  : []),
                ...(failed ? [t('failed', { role: role.title, ...failed })] : []),
              ].map((said) => <li key={said}>{said}</li>);
            })}
          </ul>
        )}
        {stopped !== null && (
          <p className={text.warning}>{t(results.size > 0 ? 'stopped' : 'unanswered', stopped)}</p>
        )}
        <div className={styles.acts}>
          {stopped !== null && (
            <Button onClick={onGoOn} loading={busy}>
              {t('goOn')}
            </Button>
          )}
          {results.size > 0 && (
            <ButtonLink href={back} variant="default">
              {t('back')}
            </ButtonLink>
          )}
        </div>
      </SectionCard>
    </div>
  );
}
