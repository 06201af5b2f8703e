'use client';

import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { MoneyText } from '@/app/_ui/data/money-text';
import { StateBadge, useStateOptions } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ListFilters } from '@/app/_ui/list/list-filters';
import type { Pages } from '@/app/_ui/list/list-query';
import { useListUrl } from '@/app/_ui/list/use-list-url';
import { formatShortDate } from '@/lib/core/dates';
import { QUOTATION } from '@/lib/core/states';
import { GuideSection } from './guide-section';
import { SPECIMEN_LIST, type SpecimenRow } from './specimen-rows';

const COLUMNS: readonly DataColumn<SpecimenRow>[] = [
  { id: 'code', header: 'Código', cell: (row) => row.code, sortable: true },
  { id: 'event', header: 'Evento', cell: (row) => row.event, long: true },
  { id: 'client', header: 'Cliente', cell: (row) => row.client, sortable: true },
  { id: 'start', header: 'Inicio', cell: (row) => formatShortDate(row.start, 'America/Bogota') },
  {
    id: 'total',
    header: 'Total',
    cell: (row) => <MoneyText amount={row.total} />,
    align: 'end',
    sortable: true,
  },
  { id: 'state', header: 'Estado', cell: (row) => <StateBadge id={row.stateId} />, phone: 'corner' },
];

type Props = { rows: readonly SpecimenRow[]; pages: Pages };

export function TableSection({ rows, pages }: Props) {
  const url = useListUrl(SPECIMEN_LIST);
  const states = useStateOptions(QUOTATION);
  return (
    <GuideSection id="tabla" title="Tabla" flush>
      <DataTable
        label="Cotizaciones de muestra"
        columns={COLUMNS}
        rows={rows}
        rowName={(row) => row.code}
        rowHref={() => '/theme#tabla'}
        url={url}
        pages={pages}
        empty={<EmptyState title="Todavía no hay cotizaciones" text="Crea la primera y la verás aquí." />}
        toolbar={
          <ListFilters
            url={url}
            search="Buscar por cliente"
            filters={[{ name: 'estado', label: 'Estado', options: states }]}
          />
        }
        bulkActions={(chosen, clear) => (
          <Button
            size="xs"
            leftSection={<IconArchive size={14} stroke={1.5} aria-hidden />}
            onClick={() => {
              toastSuccess(`${chosen.length} archivadas`);
              clear();
            }}
          >
            Archivar
          </Button>
        )}
      />
    </GuideSection>
  );
}
