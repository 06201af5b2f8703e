'use client';

import { Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { MenuOnPress } from '../controls/menu-on-press';
import { PlainButton } from '../controls/plain-button';
import { LIST_PARAMS } from '../list/list-query';
import { EXPORT_PARAM, type ExportFormat } from './export-table';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Keeps the list at `path` as it is shown, with its search, filters and order, in a file; all of its pages. */
export function ExportMenu({ path }: { path: string }) {
  const t = useTranslations('ui.export');
  const shown = useSearchParams();
  const address = (format: ExportFormat) => {
    const query = new URLSearchParams(shown);
    query.delete(LIST_PARAMS.after);
    query.delete(LIST_PARAMS.before);
    query.set(EXPORT_PARAM, format);
    return `${path}/exportar?${query}`;
  };
  return (
    <MenuOnPress
      position="bottom-end"
      withinPortal={false}
      button={
        <PlainButton
          variant="default"
          leftSection={<IconDownload {...ICON} />}
          rightSection={<IconChevronDown {...ICON} size={14} />}
        >
          {t('export')}
        </PlainButton>
      }
      items={() => (
        <>
          <Menu.Item
            component="a"
            href={address('xlsx')}
            download
            leftSection={<IconFileSpreadsheet {...ICON} />}
          >
            {t('xlsx')}
          </Menu.Item>
          <Menu.Item component="a" href={address('csv')} download leftSection={<IconFileText {...ICON} />}>
            {t('csv')}
          </Menu.Item>
        </>
      )}
    />
  );
}
