'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { type ManyAct, ManyActs } from '@/app/_features/many/many-acts';
import { ExportChosen } from '@/app/_ui/data-export/export-chosen';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { MOVE_CLIENTS } from '@/lib/clients/many-clients/writes';
import { CLIENT } from '@/lib/core/states';
import type { ClientRow } from './client-row';
import { CLIENT_LIST } from './list-query';

type Props = { chosen: readonly ClientRow[]; mayManage: boolean; clear: () => void };

const STATES = { deactivate: CLIENT.INACTIVE, activate: CLIENT.ACTIVE, remove: CLIENT.DELETED } as const;
const BACK = { deactivate: CLIENT.ACTIVE, activate: CLIENT.INACTIVE } as const;

/** What can be done with the chosen clients; two of them may be one. */
export function ChosenClients({ chosen, mayManage, clear }: Props) {
  const t = useTranslations('clients.many');
  const { run: move } = useWrite(MOVE_CLIENTS);
  const act = (what: keyof typeof STATES, rest: Partial<ManyAct<ClientRow>>): ManyAct<ClientRow> => ({
    id: what,
    label: (count) => t(`button.${what}`, { count }),
    title: (count) => t(`title.${what}`, { count }),
    did: (count) => t(`did.${what}`, { count }),
    whyNot: ({ stateId }) => (what !== 'remove' && stateId === STATES[what] ? t(`not.${what}`) : null),
    send: (ids) => move({ ids, stateId: STATES[what] }),
    ...rest,
  });
  const undo = (what: keyof typeof BACK): Partial<ManyAct<ClientRow>> => ({
    undo: (ids) => move({ ids, stateId: BACK[what] }),
  });
  const acts = [
    act('deactivate', undo('deactivate')),
    act('activate', undo('activate')),
    act('remove', { asks: () => ({ tone: 'danger', message: t('removeMessage') }) }),
  ];
  const [first, second, third] = chosen;
  return (
    <ManyActs chosen={chosen} nameOf={({ name }) => name} acts={mayManage ? acts : []} clear={clear}>
      {mayManage && first && second && !third && (
        <ButtonLink size="sm" variant="default" href={`/clientes/${first.id}/unir?con=${second.id}`}>
          {t('merge')}
        </ButtonLink>
      )}
      <ExportChosen path={CLIENT_LIST.path} ids={chosen.map(({ id }) => id)} />
    </ManyActs>
  );
}
