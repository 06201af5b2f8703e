'use client';

import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { RoleGroup } from '@/app/_features/talents/load-role-words';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import styles from './showcase-board.module.css';
import { moved, type ShowcaseRow } from './showcase-rows';
import { useShowcase } from './use-showcase';

type Props = { eventId: string; groups: readonly RoleGroup<ShowcaseRow>[]; editable: boolean };
type Tools = ReturnType<typeof useShowcase> & { readonly move: (id: string, by: number) => void };

/** Whom the client sees, a switch a talent, in the order in which it sees them. */
export function ShowcaseBoard({ eventId, groups, editable }: Props) {
  const t = useTranslations('events.showcase');
  const tools = useShowcase(eventId);
  const rows = groups.flatMap(({ people }) => people);
  const willing = rows.filter((row) => row.saidYes && !row.shown);
  const shown = rows.filter((row) => row.shown);
  const move = (id: string, by: number) => void tools.order(moved(groups, id, by));
  return (
    <>
      {editable && (
        <div className={styles.bar}>
          {shown.length > 0 && (
            <Button
              variant="subtle"
              color="ink"
              disabled={tools.pending}
              onClick={() => void tools.show(shown, false)}
            >
              {t('hideAll')}
            </Button>
          )}
          <Button
            variant={shown.length === 0 ? 'filled' : 'default'}
            disabled={willing.length === 0 || tools.pending}
            onClick={() => void tools.show(willing, true)}
          >
            {t('showWilling', { count: willing.length })}
          </Button>
        </div>
      )}
      {groups.map(({ id, title, people }) => (
        <section key={id} className={styles.group} aria-labelledby={`vitrina-${id}`}>
          <h2 id={`vitrina-${id}`} className={styles.title}>
            {title}{' '}
            <span className={styles.count}>
              {t('of', { shown: people.filter((row) => row.shown).length, total: people.length })}
            </span>
          </h2>
          <ul className={text.list}>
            {people.map((row, index) => (
              <Row
                key={row.convocatedId}
                row={row}
                tools={editable ? { ...tools, move } : null}
                first={index === 0}
                last={!people[index + 1]?.shown}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type RowProps = { row: ShowcaseRow; tools: Tools | null; first: boolean; last: boolean };

function Row({ row, tools, first, last }: RowProps) {
  const t = useTranslations('events.showcase');
  const { convocatedId: id, name, gender, photo, shown, status, confirmed } = row;
  return (
    <li className={styles.row} data-shown={shown || undefined}>
      <span className={styles.photo}>
        <TalentPhoto fileId={photo} gender={gender} alt="" sizes="48px" />
      </span>
      <span className={styles.who}>
        <span className={text.name}>{name}</span>
        <span className={styles.status}>
          <SoftBadge tone={confirmed ? 'green' : 'gray'}>{status}</SoftBadge>
        </span>
      </span>
      {tools ? (
        <>
          {shown && (
            <span className={styles.order}>
              <ActionIcon
                variant="subtle"
                color="ink"
                size={32}
                aria-label={t('up', { name })}
                disabled={first || tools.pending}
                onClick={() => tools.move(id, -1)}
              >
                <IconArrowUp size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="ink"
                size={32}
                aria-label={t('down', { name })}
                disabled={last || tools.pending}
                onClick={() => tools.move(id, 1)}
              >
                <IconArrowDown size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </span>
          )}
          <Switch
            className={styles.switch}
            aria-label={t('show', { name })}
            checked={tools.waiting.has(id) ? !shown : shown}
            disabled={tools.pending && !tools.waiting.has(id)}
            onChange={() => void tools.show([row], !shown)}
          />
        </>
      ) : (
        <span className={styles.state}>{t(shown ? 'isShown' : 'isHidden')}</span>
      )}
    </li>
  );
}
