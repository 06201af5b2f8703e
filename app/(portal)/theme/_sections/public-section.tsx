'use client';

import { useState } from 'react';
import { PublicButton, PublicButtonLink } from '@/app/_ui/public/button';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { CheckboxGroup } from '@/app/_ui/public/checkbox-group';
import { Dialog } from '@/app/_ui/public/dialog';
import { FieldBlock, FieldPair, FormActions } from '@/app/_ui/public/form';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { MoneyField } from '@/app/_ui/public/money-field';
import { Notice } from '@/app/_ui/public/notice';
import { PasswordField } from '@/app/_ui/public/password-field';
import { PhoneField } from '@/app/_ui/public/phone-field';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { SelectField } from '@/app/_ui/public/select-field';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextField } from '@/app/_ui/public/text-field';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import { FileField } from '@/app/_ui/upload/file-field';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';
import { pretendToSend } from './pretend-to-send';

const BANKS = ['Bancolombia', 'Banco Davivienda', 'Nequi'].map((name) => ({ value: name, label: name }));
const SERVICES = [
  { value: 'moda', label: 'Moda' },
  { value: 'casting', label: 'Casting' },
];
const ACCOUNTS = [
  { value: 'ahorros', label: 'Ahorros' },
  { value: 'corriente', label: 'Corriente' },
];

export function PublicSection() {
  const [open, setOpen] = useState(false);
  return (
    <GuideSection id="publicas" title="Páginas públicas">
      <form className={styles.public} onSubmit={(event) => event.preventDefault()}>
        <Notice>Te enviaremos una copia a tu correo.</Notice>
        <FieldBlock title="Datos del pago" description="Estos datos van en tu cuenta de cobro.">
          <TextField label="Nombre" name="guia-name" defaultValue="Mariana Ocampo" readOnly />
          <FieldPair>
            <PhoneField label="Celular" name="guia-phone" required />
            <MoneyField label="Valor" name="guia-price" required error="El valor debe ser mayor a cero" />
          </FieldPair>
          <TextareaField
            label="Actividades"
            name="guia-activities"
            placeholder="Describa las actividades realizadas"
            required
          />
          <FieldPair>
            <SelectField label="Banco" name="guia-bank" options={BANKS} required />
            <RadioGroup label="Tipo de cuenta" name="guia-account" options={ACCOUNTS} inline required />
          </FieldPair>
          <PasswordField label="Contraseña" name="guia-password" autoComplete="new-password" />
          <FileField label="RUT" to={{ send: pretendToSend }} name="guia-rut" required />
          <CheckboxGroup label="Servicios" name="guia-services" options={SERVICES} />
          <CheckboxField label="Acepto el tratamiento de mis datos" name="guia-habeas" required />
        </FieldBlock>
        <div className={styles.notices}>
          <Notice tone="success" title="Contraseña cambiada con exito" />
          <Notice tone="warning">El banco puede descontar una comisión.</Notice>
          <Notice tone="error" title="Error al cambiar la contraseña">
            Intenta de nuevo.
          </Notice>
        </div>
        <FormActions>
          <PublicButton variant="quiet" onClick={() => setOpen(true)}>
            Abrir diálogo
          </PublicButton>
          <PublicButtonLink variant="default" href="/dashboard">
            Enlace
          </PublicButtonLink>
          <SubmitButton untilChanged>Enviar cuenta de cobro</SubmitButton>
        </FormActions>
      </form>
      <Dialog open={open} onClose={() => setOpen(false)} title="Mariana Ocampo">
        <p>Talento con más de cinco años de experiencia en pasarela.</p>
        <PublicButton full onClick={() => setOpen(false)}>
          Entendido
        </PublicButton>
      </Dialog>
      <MessageScreen
        kind="success"
        title="Contrato firmado con exito"
        text="Te enviamos una copia a tu correo."
      />
    </GuideSection>
  );
}
