CREATE TABLE "document_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"certificates" text NOT NULL,
	"private_key_encrypted" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seal_certificates_fingerprint" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "document_seals" ADD COLUMN "certificate_id" uuid;--> statement-breakpoint
ALTER TABLE "document_seals" ADD COLUMN "time_stamped_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "document_codes_document" ON "document_codes" USING btree ("kind","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seal_certificates_one_of_ours" ON "seal_certificates" USING btree ((true)) WHERE private_key_encrypted is not null;--> statement-breakpoint
ALTER TABLE "document_seals" ADD CONSTRAINT "document_seals_certificate_id_seal_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."seal_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER document_codes_append_only BEFORE UPDATE OR DELETE ON document_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_seal_certificate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.private_key_encrypted IS NOT NULL
    OR (NEW.id, NEW.fingerprint, NEW.certificates, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.fingerprint, OLD.certificates, OLD.created_at) THEN
    RAISE EXCEPTION 'A certificate of the seal stays as it is; only its private key may be forgotten';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER seal_certificates_stay BEFORE UPDATE OR DELETE ON seal_certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_seal_certificate_change();
