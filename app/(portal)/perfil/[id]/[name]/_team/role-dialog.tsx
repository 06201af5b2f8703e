'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { GIVEN_ROLES, type GivenRole } from '@/lib/agencies/team/rules';
import { CHANGE_MEMBER_ROLE } from './documents';
import type { PersonRow } from './person-row';
import { RoleChoice } from './role-choice';
import styles from './team.module.css';
import { useTeamWrite } from './use-team-write';

type Props = { person: PersonRow; opened: boolean; onClose: () => void };

/** Gives somebody another role. */
export function RoleDialog({ person, opened, onClose }: Props) {
  const t = useTranslations('team.role');
  return (
    <Modal opened={opened} onClose={onClose} title={t('title', { name: person.name })}>
      <p className={styles.hint}>{t('text')}</p>
      <RoleForm person={person} onDone={onClose} />
    </Modal>
  );
}

function RoleForm({ person, onDone }: { person: PersonRow; onDone: () => void }) {
  const t = useTranslations('team.role');
  const tUi = useTranslations('ui');
  const tRoles = useTranslations('agencies.roles');
  const change = useTeamWrite(CHANGE_MEMBER_ROLE);
  const present = GIVEN_ROLES.find((role) => role === person.role) ?? GIVEN_ROLES[0];
  const [role, setRole] = useState<GivenRole>(present);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await change({ userId: person.id, role }, t('changed', { name: person.name, role: tRoles(role) }));
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : null);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <RoleChoice label={t('role')} value={role} onChange={setRole} />
      <FormFooter>
        <Button variant="default" onClick={onDone} disabled={busy}>
          {tUi('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={role === present}>
          {t('save')}
        </Button>
      </FormFooter>
    </form>
  );
}
