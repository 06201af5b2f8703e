'use client';

import { Button } from '@mantine/core';
import { useState } from 'react';
import { TableSkeleton } from '@/app/_ui/data-table/table-skeleton';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { LoadingOverlay } from '@/app/_ui/feedback/loading-overlay';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';

const REASONS = ['No se aceptan selfies.', 'Mala calidad.', 'Foto repetida.'];

export function NoticesSection() {
  const confirm = useConfirm();
  const [covered, setCovered] = useState(false);

  const approve = async () => {
    if ((await confirm({ title: 'Desea aprobar la imagen?', confirmLabel: 'Aprobar' })) !== null)
      toastSuccess('Imagen aprobada');
  };
  const reject = async () => {
    const reason = await confirm({
      title: 'Rechazar imagen',
      confirmLabel: 'Rechazar',
      tone: 'danger',
      reason: { options: REASONS },
    });
    if (reason !== null) toastSuccess(reason, 'Imagen rechazada');
  };
  const suspend = () =>
    confirm({
      title: 'Suspender agencia',
      message: 'Sus usuarios no podrán ingresar. Puedes activarla de nuevo cuando quieras.',
      confirmLabel: 'Suspender',
      tone: 'danger',
      onConfirm: async () => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        throw new Error('Este intento siempre falla, para ver cómo se dice.');
      },
    });
  const cover = () => {
    setCovered(true);
    setTimeout(() => setCovered(false), 1500);
  };

  return (
    <GuideSection id="avisos" title="Avisos">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button variant="default" onClick={() => toastSuccess('La cotización fue enviada')}>
            Aviso de éxito
          </Button>
          <Button variant="default" onClick={() => toastError('No pudimos enviar la cotización')}>
            Aviso de error
          </Button>
          <Button variant="default" onClick={approve}>
            Confirmar
          </Button>
          <Button variant="default" onClick={reject}>
            Pedir un motivo
          </Button>
          <Button variant="default" onClick={suspend}>
            Confirmar algo que falla
          </Button>
          <Button variant="default" onClick={cover}>
            Cubrir la pantalla
          </Button>
        </div>
        {covered && <LoadingOverlay />}
        <div className={styles.local}>
          <LoadingOverlay local message="Generando cuenta de cobro..." />
        </div>
        <TableSkeleton rows={3} columns={4} />
      </div>
    </GuideSection>
  );
}
