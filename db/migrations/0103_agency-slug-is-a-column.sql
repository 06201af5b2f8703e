ALTER TABLE "agencies" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "agencies" SET "slug" = one."slug" FROM "agency_slugs" one WHERE one."agency_id" = "agencies"."id" AND one."is_current";--> statement-breakpoint
DROP TABLE "agency_slugs";--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_slug" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_slug_form" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60);
