'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { later } from '@/app/_ui/later/later';
import type { OrderedItem } from '@/app/_ui/list/order-list';
import type { WaveClock } from '@/lib/convocatories/waves/timing';
import { CHANGE_WAVES, START_WAVES } from '@/lib/convocatories/waves/writes';
import type { WavesDraft } from '../../_waves/waves-editor';
import type { Chosen } from './use-choice';

const WavesEditor = later(() => import('../../_waves/waves-editor'));

/** The plan of waves to which chosen people are added, or where a new one would begin. */
export type WavesToGo = {
  readonly clock: WaveClock;
  readonly deadline: Date;
  readonly nextAt: Date;
  readonly open:
    | (WavesDraft & { readonly id: string; readonly revision: number; readonly sent: number })
    | null;
};

/** What a plan begins with: "los primeros 10; si en 3 horas no responden, los siguientes 10". */
const USUAL = { size: 10, hours: 3 };

type Props = {
  convocatoryId: string;
  chosen: ReadonlyMap<string, Chosen>;
  waves: WavesToGo;
  /** Where the calls of the event are, with their waves. */
  back: string;
  onClose: () => void;
};

/** Calls whom one has chosen one wave after the other, or adds them to the waves that go already. */
export function CallInWaves({ convocatoryId, chosen, waves, back, onClose }: Props) {
  const t = useTranslations('events.waves');
  const router = useRouter();
  const starting = useWrite(START_WAVES);
  const changing = useWrite(CHANGE_WAVES);
  const { open, clock, deadline, nextAt } = waves;
  const waiting = open?.people ?? [];
  const known = new Set(waiting.map(({ id }) => id));
  const added = [...chosen].flatMap(([id, { name }]): OrderedItem[] => (known.has(id) ? [] : [{ id, name }]));

  const save = async ({ people, size, hours }: WavesDraft): Promise<string | null> => {
    const plan = { talentIds: people.map(({ id }) => id), size, hours };
    const result = open
      ? await changing.run({ id: open.id, seenRevision: open.revision, ...plan })
      : await starting.run({ convocatoryId, ...plan });
    if (!result.ok) return result.failure.fields[0]?.message ?? result.failure.message;
    toastSuccess(t(open ? 'changed' : 'started'));
    router.push(back);
    router.refresh();
    return null;
  };

  return (
    <WavesEditor
      draft={{ ...USUAL, ...open, people: [...waiting, ...added] }}
      nextAt={nextAt}
      sent={open?.sent ?? 0}
      deadline={deadline}
      clock={clock}
      save={t(open ? 'keep' : 'start')}
      hint={t(open ? 'addHint' : 'startHint')}
      onSave={save}
      onClose={onClose}
    />
  );
}
