CREATE TABLE "document_seals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_seals" ADD CONSTRAINT "document_seals_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_seals_sha256" ON "document_seals" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "document_seals_document" ON "document_seals" USING btree ("kind","document_id");--> statement-breakpoint
ALTER TABLE "document_seals" ADD CONSTRAINT "document_seals_agency_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id");--> statement-breakpoint
CREATE TRIGGER document_seals_append_only BEFORE UPDATE OR DELETE ON document_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
