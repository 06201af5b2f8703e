DROP TABLE "ride_provider_calls";--> statement-breakpoint
DROP TABLE "ride_providers";