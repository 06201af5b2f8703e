'use client';

import { Radio, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { GIVEN_ROLES, type GivenRole } from '@/lib/teams/rules';

type Props = {
  label: string;
  value: GivenRole;
  onChange: (role: GivenRole) => void;
  error?: string | undefined;
};

/** One of the roles that are given, each with what it may do. */
export function RoleChoice({ label, value, onChange, error }: Props) {
  const t = useTranslations('team.roleText');
  const tRoles = useTranslations('agencies.roles');
  return (
    <Radio.Group label={label} value={value} onChange={(role) => onChange(role as GivenRole)} error={error}>
      <Stack gap="sm" mt="xs">
        {GIVEN_ROLES.map((role) => (
          <Radio key={role} value={role} label={tRoles(role)} description={t(role)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
