'use client';

import { Button, Checkbox, PasswordInput, Radio, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '@/app/_ui/dates/date-field';
import { type DateRange, DateRangeField } from '@/app/_ui/dates/date-range-field';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { PhoneInput } from '@/app/_ui/form/phone-input';
import { FileField } from '@/app/_ui/upload/file-field';
import { GuideSection } from './guide-section';
import { pretendToSend } from './pretend-to-send';

export function FormsSection() {
  const [phone, setPhone] = useState('3001234567');
  const [budget, setBudget] = useState<number | null>(1_850_000);
  const [dollars, setDollars] = useState<number | null>(123_450);
  const [date, setDate] = useState<string | null>('2027-01-18');
  const [range, setRange] = useState<DateRange>(['2027-01-18', '2027-01-20']);
  const [moment, setMoment] = useState<string | null>('2027-01-18T15:30');
  const [failed, setFailed] = useState(false);
  const error = failed ? { error: 'Por favor llene este campo' } : {};
  return (
    <GuideSection id="formularios" title="Formularios">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFailed(true);
        }}
      >
        <ErrorSummary
          problems={
            failed
              ? [
                  {
                    fieldId: 'guia-nombre',
                    label: 'Nombre del evento',
                    message: 'Por favor llene este campo',
                  },
                ]
              : []
          }
        />
        <FormGrid>
          <TextInput id="guia-nombre" label="Nombre del evento" withAsterisk {...error} />
          <Select
            label="Ciudad"
            placeholder="Busca una ciudad"
            searchable
            clearable
            data={['Bogotá', 'Medellín', 'Cali', 'Barranquilla']}
          />
          <Radio.Group label="Naturaleza legal" defaultValue="juridica">
            <div style={{ display: 'flex', gap: 24, marginTop: 8 }}>
              <Radio value="natural" label="Persona natural" />
              <Radio value="juridica" label="Persona jurídica" />
            </div>
          </Radio.Group>
          <PhoneInput
            label="Teléfono"
            value={phone}
            onChange={setPhone}
            description={`Se guarda ${phone || 'nada'}`}
          />
          <MoneyInput
            label="Presupuesto"
            value={budget}
            onChange={setBudget}
            description={`Se guarda ${budget ?? 'nada'}`}
          />
          <MoneyInput
            label="Presupuesto en dólares"
            currency="USD"
            value={dollars}
            onChange={setDollars}
            description={`Se guarda ${dollars ?? 'nada'}`}
          />
          <DateField label="Fecha límite" value={date} onChange={setDate} clearable />
          <DateRangeField label="Fechas del evento" value={range} onChange={setRange} />
          <DateTimeField label="Hora de llegada" value={moment} onChange={setMoment} />
          <PasswordInput label="Contraseña" />
          <FormWide>
            <Textarea label="Observaciones" description="Máximo 200 caracteres" autosize minRows={3} />
          </FormWide>
          <FormWide>
            <FileField
              label="Documentos"
              description="Se suben apenas los eliges."
              to={{ send: pretendToSend }}
              maxFiles={3}
            />
          </FormWide>
          <Checkbox label="Requiere transporte" defaultChecked />
          <Switch label="Requiere anticipo" defaultChecked />
        </FormGrid>
        <FormFooter note="Hay cambios sin guardar">
          <Button variant="default" onClick={() => setFailed(false)}>
            Cancelar
          </Button>
          <Button type="submit">Enviar cotización</Button>
        </FormFooter>
      </form>
    </GuideSection>
  );
}
