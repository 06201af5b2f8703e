'use client';

import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { MoneyText } from '@/app/_ui/data/money-text';
import { StateBadge, useStateWord } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { formatShortDate } from '@/lib/core/dates';
import { QUOTATION } from '@/lib/core/states';
import { GuideSection } from './guide-section';
import type { SpecimenRow } from './specimen-rows';

const COLUMNS: readonly DataColumn<SpecimenRow>[] = [
  { id: 'code', header: 'Código', cell: (row) => row.code, sortable: true },
  { id: 'event', header: 'Evento', cell: (row) => row.event, maxWidth: '260px' },
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
const FILTERS = ['estado'] as const;

type Props = { rows: readonly SpecimenRow[]; total: number; page: number; pageSize: number };

export function TableSection({ rows, total, page, pageSize }: Props) {
  const url = useTableUrl({ defaultSort: '-code', filters: FILTERS });
  const word = useStateWord();
  return (
    <GuideSection id="tabla" title="Tabla" flush>
      <DataTable
        label="Cotizaciones de muestra"
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.code}
        rowHref={() => '/theme#tabla'}
        url={url}
        pages={{ kind: 'pages', page, pageSize, total }}
        empty={<EmptyState title="Todavía no hay cotizaciones" text="Crea la primera y la verás aquí." />}
        toolbar={
          <TableFilters url={url}>
            <SearchFilter url={url} label="Buscar por cliente" />
            <SelectFilter
              url={url}
              name="estado"
              label="Estado"
              options={Object.values(QUOTATION).map((id) => ({ value: String(id), label: word(id) }))}
            />
          </TableFilters>
        }
        bulkActions={(ids, clear) => (
          <Button
            size="xs"
            leftSection={<IconArchive size={14} stroke={1.5} aria-hidden />}
            onClick={() => {
              toastSuccess(`${ids.length} archivadas`);
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
