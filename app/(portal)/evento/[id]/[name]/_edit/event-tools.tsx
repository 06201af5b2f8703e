'use client';

import { parseAsBoolean, parseAsString, useQueryStates } from 'nuqs';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { CityOption, EditedEvent, EventForm } from '@/app/_features/events/form/event-form';
import { later } from '@/app/_ui/later/later';
import { type Tools, ToolsContext } from '../_tools/use-event-tools';
import type { CalledEvent, CallOptions, EditedCall } from '../(calls)/_calls/call-form';
import type { EventNeed } from '../load-event';
import { openerOf } from './opener';

const EditDrawer = later(() => import('./edit-drawer'), { missing: 'over' });
const EditCallDrawer = later(() => import('../(calls)/_calls/edit-call-drawer'), { missing: 'over' });
const PublishDrawer = later(() => import('../(calls)/_calls/publish-drawer'), { missing: 'over' });

type Props = {
  event: EditedEvent & CalledEvent;
  needs: readonly EventNeed[];
  calls: readonly EditedCall[];
  cities: readonly CityOption[];
  options: CallOptions;
  children: ReactNode;
};

/** What owners and producers can do to an open event, in drawers whose opening the address keeps. */
export function EventTools({ event, needs, calls, cities, options, children }: Props) {
  const [{ editar, publicar, cambiar }, setOpen] = useQueryStates(
    { editar: parseAsBoolean.withDefault(false), publicar: parseAsString, cambiar: parseAsString },
    { history: 'push', scroll: false },
  );
  const opener = useRef<HTMLElement | null>(null);
  const tools = useMemo<Tools>(() => {
    const open = (what: Parameters<typeof setOpen>[0]) => {
      opener.current = openerOf(document.activeElement);
      void setOpen(what);
    };
    return {
      edit: () => open({ editar: true, publicar: null, cambiar: null }),
      publish: (needId) => open({ editar: null, publicar: needId, cambiar: null }),
      editCall: (callId) => open({ editar: null, publicar: null, cambiar: callId }),
    };
  }, [setOpen]);
  // Until the page that was read anew brings another `event`, the drawer begins with what was saved.
  const [saved, setSaved] = useState<{ over: EditedEvent; form: EventForm } | null>(null);
  const need = needs.find(({ id }) => id === publicar);
  const call = calls.find(({ id }) => id === cambiar);
  const calledFor = needs.find(({ id }) => id === call?.eventPersonalId);
  const close = async () => {
    // The entry that opened the drawer becomes that of the page: Back does not open it again.
    await setOpen(null, { history: 'replace' });
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <ToolsContext value={tools}>
      {children}
      {editar && (
        <EditDrawer
          event={event}
          saved={saved?.over === event ? saved.form : null}
          cities={cities}
          onSaved={(form) => setSaved({ over: event, form })}
          onClose={close}
        />
      )}
      {need && <PublishDrawer event={event} need={need} cities={cities} options={options} onClose={close} />}
      {call && calledFor && (
        <EditCallDrawer
          key={call.id}
          event={event}
          need={calledFor}
          call={call}
          cities={cities}
          options={options}
          onClose={close}
        />
      )}
    </ToolsContext>
  );
}
