'use client';

import {
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn } from './data-column';
import type { TableUrl } from './use-table-url';

export const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });

type Options<Row extends object> = {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly selectable: boolean;
  readonly url: TableUrl | undefined;
};

/** The table behind the markup: rows come sorted and cut from the server; only the selection lives here. */
export function useTableModel<Row extends object>({ rows, columns, rowId, selectable, url }: Options<Row>) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map(({ id, sortable = false }) =>
        // Nothing is sorted here, but without an accessor a column does not count as sortable.
        helper.accessor(() => id, { id, enableSorting: sortable }),
      ),
    );
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = url ? [{ id: url.sort.id, desc: url.sort.descending }] : [];

  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    enableRowSelection: selectable,
    state: { sorting, rowSelection },
    onRowSelectionChange: setRowSelection,
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next) url?.setSort({ id: next.id, descending: next.desc });
    },
  });

  // What is chosen is what is chosen among the rows in view: another page begins anew.
  const selectedIds = rows.map(rowId).filter((id) => rowSelection[id]);
  return { table, selectedIds, clearSelection: () => setRowSelection({}) };
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>['table'];
