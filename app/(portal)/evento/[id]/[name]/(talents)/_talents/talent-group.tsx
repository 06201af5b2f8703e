'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import type { BoardGroup, BoardTalent } from './board';
import type { ChosenTalents } from './many/use-chosen-talents';
import styles from './talent-group.module.css';
import { TalentRow } from './talent-row';
import type { Problem, TalentTools } from './use-talent-tools';

type Props = {
  group: BoardGroup;
  /** Where all groups are shown, when this one is alone. */
  allHref: string | null;
  /** How many are asked for; 0 where that is not the question. */
  wanted: number;
  event: { readonly id: string; readonly name: string };
  /** Null for who takes no decisions. */
  tools: TalentTools | null;
  /** What is being done to a talent, by its place's id. */
  busy: { readonly id: string; readonly what: string } | null;
  problem: Problem | null;
  onLinks: ((talent: BoardTalent) => void) | null;
  /** Null for who takes no decisions. */
  chosen: ChosenTalents | null;
};

/** Talents who stand alike: how many there are, which of them are here, and the way to the others. */
export function TalentGroup({
  group: part,
  allHref,
  wanted,
  event,
  tools,
  busy,
  problem,
  onLinks,
  chosen,
}: Props) {
  const t = useTranslations('events.talents');
  const ui = useTranslations('ui.table');
  const message = useMessageText();
  const [choosing, setChoosing] = useState(false);
  const { group, total, before, talents, wholeHref } = part;
  const hinted = group === 'confirmed' || group === 'discarded' ? null : t(`groupHint.${group}`);
  const choose = async () => {
    setChoosing(true);
    await chosen?.chooseGroup(part);
    setChoosing(false);
  };
  const range = { from: before + 1, to: before + talents.length, total };
  return (
    <section className={styles.group} aria-labelledby={`grupo-${group}`}>
      <div className={styles.head}>
        <div>
          <h2 id={`grupo-${group}`} className={styles.title} tabIndex={-1}>
            {t(`groups.${group}`)} <span className={styles.count}>{total}</span>
          </h2>
          {wanted > 0 && <p className={text.note}>{t('confirmedOf', { count: total, wanted })}</p>}
          {hinted && <p className={text.note}>{hinted}</p>}
          {talents.length < total && <p className={text.note}>{ui('range', range)}</p>}
        </div>
        <div className={styles.ways}>
          {allHref && (
            <Link className={styles.all} href={allHref} scroll={false}>
              {t('allGroups')}
            </Link>
          )}
          {chosen && group !== 'refused' && (
            <Button
              variant="default"
              size="xs"
              aria-label={t('many.chooseOf', { count: total, group: t(`groups.${group}`) })}
              loading={choosing}
              onClick={choose}
            >
              {t('many.chooseGroup', { count: total })}
            </Button>
          )}
        </div>
      </div>
      <ul className={text.list}>
        {talents.map((talent) => (
          <TalentRow
            key={talent.convocatedId}
            talent={talent}
            event={event}
            t={t}
            message={message}
            tools={tools}
            busy={busy?.id === talent.convocatedId ? busy.what : null}
            problem={problem?.id === talent.convocatedId ? problem.message : null}
            onLinks={onLinks}
            onChoose={chosen?.toggle ?? null}
            chosen={chosen?.has(talent.convocatedId) ?? false}
          />
        ))}
      </ul>
      {wholeHref && (
        <Link className={styles.more} href={wholeHref}>
          {t('seeAll', { count: total })}
        </Link>
      )}
    </section>
  );
}
