CREATE TABLE "agency_texts" (
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_texts_agency_id_kind_pk" PRIMARY KEY("agency_id","kind"),
	CONSTRAINT "agency_texts_kind" CHECK (kind in ('QUOTATION_MAIL', 'SHOWCASE_MAIL', 'CALL_MAIL', 'CONTRACT_MAIL', 'QUOTATION_CHAT', 'SHOWCASE_CHAT', 'CALL_CHAT', 'CONTRACT_CHAT', 'CLAIM_CHAT'))
);
--> statement-breakpoint
ALTER TABLE "agency_texts" ADD CONSTRAINT "agency_texts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;