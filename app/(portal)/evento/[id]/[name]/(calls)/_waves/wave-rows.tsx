'use client';

import { useTranslations } from 'next-intl';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import text from '@/app/_ui/theme/text.module.css';
import { type Answer, answerOf } from '@/lib/convocatories/event-talents/rules';
import type { WavePerson, WavePlanDetail } from '@/lib/convocatories/waves/queries';
import { planWaves } from '@/lib/convocatories/waves/timing';
import { formatDateTime } from '@/lib/core/dates';
import { groupBy } from '@/lib/core/group-by';
import { ANSWER_TONES } from '../../(talents)/_talents/answer-tones';
import styles from './waves.module.css';

/** The waves of a plan: those that went with what became of everybody, and those to come with the hour of each at the latest. */
export function WaveRows({ plan }: { plan: WavePlanDetail }) {
  const t = useTranslations('events.waves');
  const went = [...groupBy(plan.people, ({ wave }) => wave)].flatMap(([number, people]) =>
    number === null ? [] : [{ number, people }],
  );
  const waiting = plan.people.filter(({ wave }) => wave === null);
  const runs = plan.step.kind === 'WAIT' || plan.step.kind === 'SEND';
  const nextAt = plan.step.kind === 'WAIT' ? plan.step.until : plan.nextAt;
  return (
    <ul className={styles.waves}>
      {went.map(({ number, people }) => (
        <li key={number} className={styles.wave}>
          <Wave title={t('wave', { number })} said={outcome(people)} people={people} />
        </li>
      ))}
      {planWaves(waiting, { ...plan, nextAt }, plan.clock).map(({ number, at, people, tooLate }) => (
        <li key={`waiting-${number}`} className={styles.wave}>
          <Wave
            title={t('wave', { number })}
            said={[
              t('people', { count: people.length }),
              runs &&
                t(tooLate ? 'tooLate' : 'latest', {
                  when: formatDateTime(at, plan.clock.timeZone),
                }).toLowerCase(),
            ]
              .filter(Boolean)
              .join(' · ')}
            people={people}
          />
        </li>
      ))}
    </ul>
  );

  function outcome(people: readonly WavePerson[]): string {
    const called = people.filter((one) => one.outcome === 'CALLED');
    const answered = (answers: readonly Answer[]) =>
      called.filter((one) => answers.includes(answerOfPerson(one) ?? 'NONE')).length;
    const yes = answered(['YES']);
    const no = answered(['NO', 'WITHDRAWN']);
    const passed = people.length - called.length;
    return [
      t('called', { count: called.length }),
      yes > 0 && t('saidYes', { count: yes }),
      no > 0 && t('saidNo', { count: no }),
      called.length > yes + no && t('silent', { count: called.length - yes - no }),
      passed > 0 && t('passed', { count: passed }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

type WaveProps = { title: string; said: string; people: readonly WavePerson[] };

function Wave({ title, said, people }: WaveProps) {
  return (
    <details>
      <summary>
        <span className={text.strong}>{title}</span>
        <span className={text.small}>{said}</span>
      </summary>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.talentId} person={person} />
        ))}
      </ul>
    </details>
  );
}

const answerOfPerson = ({ applicationStateId, reply }: WavePerson): Answer | null =>
  applicationStateId === null ? null : answerOf({ applicationStateId, reply });

function Person({ person }: { person: WavePerson }) {
  const t = useTranslations('events.waves');
  const answers = useTranslations('events.talents');
  const answer = answerOfPerson(person);
  const mark: readonly [Tone, string] | null = person.passedWhy
    ? ['yellow', t(`passedWhy.${person.passedWhy}`)]
    : person.outcome && answer
      ? [ANSWER_TONES[answer], answers(`answer.${answer}`)]
      : null;
  return (
    <li>
      <span className={text.anywhere}>{person.name}</span>
      {mark && <SoftBadge tone={mark[0]}>{mark[1]}</SoftBadge>}
    </li>
  );
}
