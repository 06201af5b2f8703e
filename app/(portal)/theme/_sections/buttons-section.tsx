'use client';

import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconPlus } from '@tabler/icons-react';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';

export function ButtonsSection() {
  return (
    <GuideSection id="botones" title="Botones">
      <div className={styles.row}>
        <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}>Principal</Button>
        <Button variant="default">Secundario</Button>
        <Button variant="subtle">Discreto</Button>
        <Button color="red">Destructivo</Button>
        <Button disabled>Deshabilitado</Button>
        <Button loading>Enviando</Button>
        <ButtonLink href="/dashboard" variant="default">
          Enlace
        </ButtonLink>
        <CopyButton kind="link" value="https://elenco.example/evento" />
        <Menu>
          <Menu.Target>
            <ActionIcon size="lg" aria-label="Más acciones">
              <IconDots size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconArchive size={16} stroke={1.5} aria-hidden />}>Archivar</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </GuideSection>
  );
}
