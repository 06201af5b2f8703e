CREATE TABLE "link_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_token_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "link_codes_channel" CHECK (channel in ('EMAIL', 'PHONE')),
	CONSTRAINT "link_codes_attempts" CHECK (attempts between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "link_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"talent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_confirmations_channel" CHECK (channel in ('EMAIL', 'PHONE'))
);
--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_link_token_id_link_tokens_id_fk" FOREIGN KEY ("link_token_id") REFERENCES "public"."link_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_codes_link" ON "link_codes" USING btree ("link_token_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_confirmations_secret" ON "link_confirmations" USING btree ("secret_hash");