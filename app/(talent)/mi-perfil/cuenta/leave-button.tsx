'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { leave } from '@/app/_features/sessions/leave';

/** Logs out of this browser. */
export function LeaveButton() {
  const t = useTranslations('place.account');
  const [leaving, setLeaving] = useState(false);
  return (
    <Button
      variant="default"
      loading={leaving}
      onClick={() => {
        setLeaving(true);
        void leave('talent');
      }}
    >
      {t('leave')}
    </Button>
  );
}
