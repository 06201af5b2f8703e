'use client';

import { ManyActs } from '@/app/_features/many/many-acts';
import { BulkBar } from '@/app/_ui/data-table/bulk-bar';
import type { ChosenTalent } from './acts';
import { useTalentActs } from './use-talent-acts';

type Props = {
  eventId: string;
  chosen: readonly ChosenTalent[];
  onClear: () => void;
};

/** What can be done to all chosen talents. */
export default function ChosenBar({ eventId, chosen, onClear }: Props) {
  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      <ManyActs
        chosen={chosen.map((talent) => ({ ...talent, id: talent.convocatedId }))}
        nameOf={({ name }) => name}
        acts={useTalentActs(eventId)}
        clear={onClear}
      />
    </BulkBar>
  );
}
