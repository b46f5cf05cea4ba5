<?php
/**
 * Plugin Name: Cats About Town Tours
 * Plugin URI: {site}/partners
 * Description: Shows cat history walks with [cat_tours partner="your-short-name"], or another widget with tag="booking-calendar".
 * Version: {version}
 * Requires at least: 6.3
 * Requires PHP: 7.2
 * Update URI: {site}/v1/cats-about-town.zip
 */

defined( 'ABSPATH' ) || exit;

add_shortcode( 'cat_tours', 'cats_about_town_widget' );

/** Returns the HTML of a widget with a link inside, which shows until the loader runs. */
function cats_about_town_widget( $given ) {
	// The build writes these values.
	$site    = '{site}';
	$tags    = explode( ' ', '{tags}' );
	$allowed = explode( ' ', 'partner network campaign loading {attributes}' );

	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		// WordPress gives an attribute without a value a number as its name.
		list( $name, $value ) = is_int( $name ) ? array( $value, '' ) : array( $name, $value );
		if ( in_array( $name, $allowed, true ) ) {
			$attributes[ $name ] = $value;
		}
	}
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$tag   = 'cat-' . preg_replace( '/^cat-/', '', $given['tag'] ?? '' );
	$tag   = in_array( $tag, $tags, true ) ? $tag : 'cat-tour-list';
	$names = array_intersect_key( $attributes, array_flip( array( 'partner', 'network', 'campaign' ) ) );
	$link  = "$site/tours" . ( $names ? '?' . http_build_query( $names, '', '&' ) : '' );

	// Several widgets on a page share the handle, and so one script. Without a version, its address has no query.
	wp_enqueue_script( 'cats-about-town', "$site/v1/loader.js", array(), null, array( 'strategy' => 'async', 'in_footer' => true ) );
	return sprintf( '<%1$s%2$s><a href="%3$s" lang="en">Cat history walking tours</a></%1$s>', $tag, $html, esc_url( $link ) );
}
