-- Portraits were kept beside the photos that are reviewed; now each is one of them.
INSERT INTO talent_photos (talent_id, file_id, type, state_id, observation, created_at, updated_at)
SELECT t.id, t.photo_file_id, 'PROFILE', coalesce(t.photo_state_id, 81), t.observation, t.created_at, t.created_at
FROM talents t
WHERE t.photo_file_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM talent_photos p WHERE p.talent_id = t.id AND p.file_id = t.photo_file_id);--> statement-breakpoint
UPDATE talents SET photo_state_id = 81 WHERE photo_file_id IS NOT NULL AND photo_state_id IS NULL;--> statement-breakpoint
INSERT INTO consent_wordings (purpose, version, text) VALUES
  ('DATA', 1, 'Autorizo a Elenco a guardar y usar mis datos personales para que las agencias me convoquen, me contraten y me paguen, como lo explica la política de tratamiento de datos. Puedo consultarlos, corregirlos, pedir que los eliminen y retirar esta autorización cuando quiera (Ley 1581 de 2012).'),
  ('SHOWING', 1, 'Autorizo a Elenco a mostrar mi nombre, mis fotos aprobadas, mis medidas y mi perfil a las agencias aprobadas y a los clientes de los eventos para los que me convoquen. Mi teléfono, mi correo, mi dirección y mi documento no se muestran con esto.'),
  ('MESSAGES', 1, 'Quiero que Elenco me avise de convocatorias, contratos y pagos por correo, WhatsApp y notificaciones. Puedo dejar de recibirlos cuando quiera.'),
  ('GUARDIAN', 1, 'Soy la madre, el padre o el representante legal de esta persona menor de edad. Escuché su opinión y autorizo a Elenco a guardar y usar sus datos y a mostrar su nombre, sus fotos aprobadas, sus medidas y su perfil a agencias y clientes para que participe en eventos. Ningún contrato la obliga sin mi firma. Puedo retirar esta autorización cuando quiera (Ley 1581 de 2012, artículo 7, y Ley 1098 de 2006).')
ON CONFLICT (purpose, version) DO UPDATE SET text = excluded.text;
