CREATE TABLE "calendar_days" (
	"agency_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_days_convocated_id_day_pk" PRIMARY KEY("convocated_id","day")
);
--> statement-breakpoint
ALTER TABLE "calendar_days" ADD CONSTRAINT "calendar_days_convocated_id_convocateds_id_fk" FOREIGN KEY ("convocated_id") REFERENCES "public"."convocateds"("id") ON DELETE cascade ON UPDATE no action;