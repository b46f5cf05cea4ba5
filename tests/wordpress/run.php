<?php
// Stands in for WordPress: prints the HTML of the shortcodes whose attributes stdin has, and the scripts, as JSON.

define( 'ABSPATH', '/' );
$scripts   = array();
$shortcode = '';

function add_shortcode( $name, $callback ) {
	global $shortcode;
	$shortcode = $callback;
}
function wp_enqueue_script( $handle, ...$options ) {
	global $scripts;
	$scripts[ $handle ] = $options;
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( $address ) {
	return str_replace( '&', '&#038;', preg_replace( '/[^-a-z0-9?=%&:\/.]/i', '', $address ) );
}

require $argv[1];
$html = array_map( $shortcode, json_decode( file_get_contents( 'php://stdin' ), true ) );
echo json_encode( array( 'html' => $html, 'scripts' => $scripts ) );
